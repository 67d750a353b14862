# Varnish before nginx or before one process, for pages that many look at. The shop answers with an ETag and "no-cache": by
# itself Varnish would keep nothing. Here a public page is kept for 5 seconds; a new price is seen after that at the latest.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  # Replaced, not added to: what a visitor claims counts for nothing.
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
