/** `fetch` for an upload that reports progress in percent, which `fetch` itself cannot. */
export function watchedFetch(onPercent: (percent: number) => void) {
  return (url: string, { method = 'GET', headers, body, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onPercent(Math.floor((100 * loaded) / total));
      };
      request.onload = () => resolve(toResponse(request));
      // As `fetch` does when the network fails.
      request.onerror = () => reject(new TypeError('The upload broke off'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      // A form is sent as it is; streams, which XMLHttpRequest does not know, never come this way.
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(': ');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 2)]] : [];
    });
  // A 204 response may have no body, not even an empty one.
  return new Response(responseText || null, { status, statusText, headers });
}
