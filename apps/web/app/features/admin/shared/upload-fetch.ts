/** The `fetch` signature that the API client uses. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** A `fetch` that reports upload progress (0 to 1), which browsers do not offer. */
export function uploadFetch(onProgress: (share: number) => void): Send {
  return (url, { method = "POST", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError("Failed to send"));
      request.onabort = () => reject(new DOMException("Aborted", "AbortError"));
      // The caller may have aborted while the access token was refreshed.
      if (signal?.aborted) return reject(new DOMException("Aborted", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      // XMLHttpRequest supports every body type of `fetch` except streams.
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader("content-type");
  return new Response(responseText, { status, statusText, headers: type ? { "content-type": type } : {} });
}
