/** Script of the API documentation at `/docs`. Sends the API key only to this server and does not store the key. */
export const DOCS_TRY = `
const key = document.querySelector('#try-key')
document.addEventListener('submit', async (event) => {
  const form = event.target.closest('form.try')
  if (!form) return
  event.preventDefault()
  const output = form.querySelector('output')
  const values = new FormData(form)
  let path = form.dataset.path
  const search = new URLSearchParams()
  for (const [name, value] of values) {
    if (name.startsWith('path.')) path = path.replace('{' + name.slice(5) + '}', encodeURIComponent(value))
    else if (name.startsWith('query.') && value) search.set(name.slice(6), value)
  }
  const body = values.get('body')
  const headers = {}
  if (key.value.trim()) headers.authorization = 'Bearer ' + key.value.trim()
  if (body) headers['content-type'] = 'application/json'
  output.textContent = 'Waiting for the response…'
  try {
    const url = path + (search.size > 0 ? '?' + search : '')
    const answer = await fetch(url, { method: form.dataset.method, headers, credentials: 'omit', ...(body && { body }) })
    const type = answer.headers.get('content-type') ?? ''
    const text = type.includes('json')
      ? JSON.stringify(await answer.json(), null, 2)
      : type.startsWith('text/') ? await answer.text() : type + ', ' + (await answer.blob()).size + ' bytes'
    output.textContent = answer.status + ' ' + answer.statusText + '\\n' + text.slice(0, 20000)
  } catch {
    output.textContent = 'The server could not be reached.'
  }
})
`
