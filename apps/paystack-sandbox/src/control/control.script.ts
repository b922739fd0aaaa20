export const CONTROL_SCRIPT = `
async function send(method, url, body) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (answer.ok) return location.reload()
  document.getElementById('fault').textContent = (await answer.json()).message
}

for (const button of document.querySelectorAll('[data-url]')) {
  button.addEventListener('click', () => send('POST', button.dataset.url, JSON.parse(button.dataset.body)))
}

document.getElementById('faults').addEventListener('submit', (event) => {
  event.preventDefault()
  const faults = {}
  for (const field of event.target.elements) {
    if (!field.name) continue
    if (field.dataset.kind === 'boolean') faults[field.name] = field.value === 'on'
    else faults[field.name] = field.dataset.kind === 'number' ? Number(field.value) : field.value
  }
  send('PUT', '/control/faults', faults)
})
`
