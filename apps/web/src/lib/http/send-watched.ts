interface Sending {
  method: string
  headers: Headers
  body: XMLHttpRequestBodyInit | undefined
  signal: AbortSignal | undefined
}

/** @param onSent called repeatedly during the upload with the fraction of the body that was sent so far */
export function sendWatched(url: string, sending: Sending, onSent: (fraction: number) => void): Promise<Response> {
  const { method, headers, body, signal } = sending
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    headers.forEach((value, name) => void request.setRequestHeader(name, value))
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('The request failed'))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body ?? null)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request
  const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' }
  return new Response(status === 204 ? null : responseText, { status, statusText, headers })
}
