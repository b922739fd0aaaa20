export const CHECKOUT_SCRIPT = `
const form = (id) => document.getElementById(id)
const steps = ['card', 'send_pin', 'send_phone', 'send_otp', 'open_url']
const known = {}
let answers = {}

for (const button of document.querySelectorAll('#cards button')) {
  button.addEventListener('click', () => {
    Object.assign(known, button.dataset)
    form('number').value = button.dataset.number
    form('cvv').value = button.dataset.cvv
    form('expiry').value = '12/30'
    show('card')
    form('number').focus()
  })
}

function show(step) {
  for (const id of steps) form(id).hidden = id !== step
  form('cards').hidden = step !== 'card'
  form('pin').value = known.pin || ''
  form('otp').value = known.otp || ''
  form('phone').value = step === 'send_phone' ? '08012345678' : ''
  const first = form(step).querySelector('input, button')
  if (step !== 'card' && first) first.focus()
}

async function send(fields) {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    take(await answer.json())
  } catch {
    tell('The sandbox does not answer. Try again.')
  } finally {
    for (const button of document.querySelectorAll('button')) button.disabled = false
  }
}

function take({ status, redirect, message }) {
  if (steps.includes(status)) return show(status)
  if (status === 'success' || status === 'abandoned') {
    if (redirect) return location.replace(redirect)
    document.querySelector('main').textContent = status === 'success' ? 'Paid. You may close this window.' : 'Cancelled. You may close this window.'
    return
  }
  tell(message)
  show('card')
  form('back').hidden = !redirect
  if (redirect) form('back').firstElementChild.href = redirect
}

function tell(words) {
  form('fault').textContent = words || 'The payment failed.'
}

for (const id of steps) {
  form(id).addEventListener('submit', (event) => {
    event.preventDefault()
    tell(' ')
    if (id === 'card') answers = {}
    Object.assign(answers, Object.fromEntries(new FormData(event.target, event.submitter)))
    send(answers)
  })
}
form('cancel').addEventListener('click', () => send({ cancel: true }))
`
