/** A request as the API client makes it. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Sends as `fetch` does, and tells how much of the body has left: no browser's `fetch` says that. From 0 to 1. */
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
      // Given up while a new token was being fetched.
      if (signal?.aborted) return reject(new DOMException("Aborted", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      // A stream is the one kind of body that only fetch can send.
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const type = request.getResponseHeader("content-type");
  return new Response(responseText, { status, statusText, headers: type ? { "content-type": type } : {} });
}
