# Varnish in front of nginx or one process, for busy public pages. The shop sends an ETag and "no-cache", so Varnish would cache
# nothing by default. This file caches public pages for 5 seconds; a new price appears after at most that time.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  # Replace the header instead of appending: visitors could forge it.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.X-Forwarded-Host;
  if (req.url == "/metrics") { return (synth(404)); }
  if (req.url ~ "^/api/" || req.http.Authorization) { return (pass); }
}

sub vcl_backend_response {
  if (beresp.http.Content-Type ~ "text/html" && beresp.http.Cache-Control == "no-cache" && !beresp.http.Set-Cookie) {
    set beresp.ttl = 5s;
    set beresp.grace = 30s;
  }
}
