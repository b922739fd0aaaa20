import type { FaultSettings } from '#sandbox/control/faults.ts'
import { escapeHtml } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Hook, Refund, Transaction } from '#sandbox/store/records.ts'

interface Shown {
  webhookUrl: string | null
  faults: FaultSettings
  transactions: Transaction[]
  refunds: Refund[]
  hooks: Hook[]
}

export function controlPage({ webhookUrl, faults, transactions, refunds, hooks }: Shown): string {
  return page(
    'Control',
    `<main class="wide"><h1>Paystack sandbox</h1>
<p class="soft">Events go to ${escapeHtml(webhookUrl ?? 'nowhere yet')}. <a href="/control">Refresh</a></p>
<p class="fault" id="fault" role="alert"></p>
<form id="faults"><h2>Faults</h2>${Object.entries(faults).map(faultField).join('')}
<button class="go">Set faults</button></form>
${table('Transactions', ['Reference', 'Amount', 'State', 'Customer', 'Do'], transactions.map(transactionRow))}
${table('Refunds', ['Of', 'Amount', 'State'], refunds.map(refundRow))}
${table('Webhooks', ['Event', 'Tries', 'Answer', 'Next try', 'Do'], hooks.map(hookRow))}
</main><script src="/assets/control.js"></script>`,
  )
}

function faultField([name, value]: [string, unknown]): string {
  const label = name.replaceAll('_', ' ')
  const type = typeof value === 'number' ? 'number' : 'text'
  if (typeof value !== 'boolean') {
    return `<label>${label}<input name="${name}" data-kind="${type}" type="${type}" value="${escapeHtml(String(value))}"></label>`
  }
  return `<label>${label}<select name="${name}" data-kind="boolean">
<option value="">off</option><option value="on"${value ? ' selected' : ''}>on</option></select></label>`
}

function table(title: string, heads: string[], rows: string[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  const body = rows.join('') || `<tr><td colspan="${heads.length}">None yet</td></tr>`
  return `<section><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}">
<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div></section>`
}

const cells = (...texts: string[]) => texts.map((text) => `<td>${escapeHtml(text)}</td>`).join('')
const money = (amount: number, currency: string) => `${currency} ${(amount / 100).toFixed(2)}`

function transactionRow({ reference, amount, currency, status, email, paid_at }: Transaction): string {
  const actions = paid_at
    ? `${action('/control/refunds', { reference }, 'Refund')} ${action('/control/disputes', { reference }, 'Dispute')}`
    : ''
  return `<tr>${cells(reference, money(amount, currency), status, email)}<td>${actions}</td></tr>`
}

const refundRow = ({ reference, amount, currency, status }: Refund) =>
  `<tr>${cells(reference, money(amount, currency), status)}</tr>`

function hookRow({ id, event, tries, last_status, next_at }: Hook): string {
  const next = next_at === null ? '' : new Date(next_at).toISOString()
  const answer = last_status === null ? '' : String(last_status || 'none')
  return `<tr>${cells(event, String(tries), answer, next)}<td>${action(`/control/webhooks/${id}/resend`, {}, 'Send again')}</td></tr>`
}

const action = (url: string, body: object, label: string) =>
  `<button type="button" data-url="${url}" data-body="${escapeHtml(JSON.stringify(body))}">${label}</button>`
