import { returnUrl } from '#sandbox/checkout/return-url.ts'
import { TEST_CARDS } from '#sandbox/checkout/test-cards.ts'
import { escapeHtml } from '#sandbox/http/html.ts'
import { page } from '#sandbox/http/page.ts'
import type { Transaction } from '#sandbox/store/records.ts'

export function checkoutPage(row: Transaction): string {
  return page('Pay', row.paid_at ? paidAlready(row) : payForm(row))
}

const amountOf = ({ amount, currency }: Transaction) =>
  new Intl.NumberFormat('en-NG', { style: 'currency', currency }).format(amount / 100)

function heading(row: Transaction): string {
  return `<section><h1>Pay with a test card</h1>
<p class="amount">${escapeHtml(amountOf(row))}</p>
<p class="soft">${escapeHtml(row.email)}</p>
<p class="soft">Reference ${escapeHtml(row.reference)}</p></section>`
}

function paidAlready(row: Transaction): string {
  const back = returnUrl(row)
  const link = back ? `<a class="button" href="${escapeHtml(back)}">Back to the merchant</a>` : ''
  return `<main>${heading(row)}<section><h2>This payment is complete</h2>${link}</section></main>`
}

function payForm(row: Transaction): string {
  return `<main>${heading(row)}
<form id="card" novalidate>
<h2>Card</h2>
<label for="number">Card number</label>
<input id="number" name="card" inputmode="numeric" autocomplete="off" required>
<div class="row">
<div><label for="expiry">Expiry</label><input id="expiry" name="expiry" placeholder="MM/YY" inputmode="numeric" autocomplete="off"></div>
<div><label for="cvv">CVV</label><input id="cvv" name="cvv" inputmode="numeric" autocomplete="off"></div>
</div>
<button class="go">Pay ${escapeHtml(amountOf(row))}</button>
<p class="fault" id="fault" role="alert"></p>
</form>
${question('send_pin', 'pin', 'PIN of the card')}
${question('send_phone', 'phone', 'Phone number of the account')}
${question('send_otp', 'otp', 'One-time code')}
<form id="open_url" hidden novalidate>
<h2>Your bank asks</h2>
<p class="soft">Confirm this payment as the bank’s own page would let you.</p>
<button class="go" name="bank" value="approve">Approve</button>
<button class="wide" name="bank" value="decline">Decline</button>
</form>
<button class="wide" id="cancel" type="button">Cancel</button>
<p id="back" hidden><a class="button" href="/">Back to the merchant</a></p>
<section id="cards"><h2>Test cards</h2><ul class="cards">${TEST_CARDS.map(cardButton).join('')}</ul>
<p class="soft">PIN, code and phone number are filled in by themselves. Any later expiry date does.</p></section>
</main>
<script src="/assets/checkout.js"></script>`
}

const question = (id: string, name: string, label: string) => `<form id="${id}" hidden novalidate>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" required>
<button class="go">Continue</button>
</form>`

function cardButton({ number, cvv, pin, otp, label }: (typeof TEST_CARDS)[number]): string {
  const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ')
  const data = `data-number="${spaced}" data-cvv="${cvv}" data-pin="${pin ?? ''}" data-otp="${otp ?? ''}"`
  return `<li><button type="button" ${data}><span>${label}</span><code>${spaced}</code></button></li>`
}
