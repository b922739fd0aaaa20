import { ERRORS } from '@ufaro/contract/errors.ts'
import { escaped } from './docs-text.ts'

export function docsGuide(origin: string): { id: string; title: string; html: string }[] {
  return [
    { id: 'keys', title: 'API keys', html: keys(origin) },
    { id: 'errors', title: 'Errors', html: ERRORS_HTML },
    { id: 'limits', title: 'Limits', html: LIMITS_HTML },
    { id: 'webhooks', title: 'Webhooks', html: WEBHOOKS_HTML },
    { id: 'mcp', title: 'Assistants (MCP)', html: mcp(origin) },
  ]
}

const code = (text: string) => `<pre><code>${escaped(text)}</code></pre>`

const keys = (origin: string) => `
<p>Make a key on <a href="/account/keys">your account’s page</a>. It goes into a header of every call, never into an address:</p>
${code(`curl ${origin}/api/user/plan -H "Authorization: Bearer $UFARO_KEY"`)}
<table>
<tr><th scope="row"><code>read</code></th><td>Plan, runs, creations, files, brand kit, event pages and price lists</td></tr>
<tr><th scope="row"><code>make</code></th><td>Everything that opens runs; uploads, checks, touch-ups, cancelling and refunds; one run, its archive and its cut-out</td></tr>
<tr><th scope="row"><code>webhooks</code></th><td>Webhooks and their logs</td></tr>
</table>
<p>No key reaches keys, signing in, payments, the affiliate programme, the end or the export of an account, or admin pages. A key may end by itself and may have a most of credits a day; deleted, it is dead at once.</p>
<p><strong>Repeats.</strong> Calls that spend take the header <code>Idempotency-Key</code>: a repeat with the same key and body has no second effect and answers the same, for a day. Send one with every call you might repeat.</p>
<p><strong>Pictures</strong> are data URLs in JSON or files of a form. Send one once to <code>POST /api/uploads</code> and name it as <code>upload:&lt;id&gt;</code> afterwards, or a picture made here as <code>creation:&lt;id&gt;</code>.</p>
<p><strong>Waiting.</strong> A call that makes something answers when it is made. With <code>Prefer: respond-async</code> it answers <code>202</code> with the <code>runId</code> at once; ask <code>GET /api/runs/{id}</code>, or let a webhook tell you.</p>`

const ERRORS_HTML = `
<p>Every failure is JSON: <code>error</code> is a sentence for people, <code>code</code> one of these. <code>fields</code> says what is wrong with which field, <code>runId</code> and <code>refunded</code> whether a credit came back. With <code>429</code> and <code>503</code> wait for the seconds of <code>Retry-After</code>.</p>
<table>${Object.entries(ERRORS)
  .map(
    ([name, [status, sentence]]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${status}</td><td>${escaped(sentence)}</td></tr>`,
  )
  .join('')}</table>`

const LIMITS_HTML = `
<table>
<tr><th scope="row">JSON without pictures</th><td>256 KB, at most 32 levels deep</td></tr>
<tr><th scope="row">JSON with pictures</th><td>32 MB (GIF: 96 MB)</td></tr>
<tr><th scope="row">Forms</th><td>128 MB, 10 MB a picture</td></tr>
<tr><th scope="row">A picture</th><td>JPEG, PNG or WebP, sides of 1 to 12,000 px and at most 1:20</td></tr>
<tr><th scope="row">Lists</th><td>200 entries a page</td></tr>
<tr><th scope="row">Results</th><td>Links last a day; inputs are kept a day</td></tr>
<tr><th scope="row">Credits</th><td>Those of your plan and its day, and those of the key</td></tr>
</table>`

const WEBHOOKS_HTML = `
<p>Add an address on <a href="/account/webhooks">your account’s page</a>. We send it <code>{"type", "timestamp", "data"}</code> by POST, signed as Standard Webhooks has it. Any library of that standard checks the signature, over the bytes as they came:</p>
${code(`import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.UFARO_WEBHOOK_SECRET).verify(rawBody, request.headers)`)}
<table>
<tr><th scope="row"><code>run.finished</code></th><td>A run has ended and made something: id, mode, status, refunded</td></tr>
<tr><th scope="row"><code>run.failed</code></th><td>A run has ended with nothing: id, mode, status, refunded</td></tr>
<tr><th scope="row"><code>credits.low</code></th><td>Two credits of a tool are left, or none: mode, remaining</td></tr>
<tr><th scope="row"><code>payment.succeeded</code></th><td>A plan was paid for: reference, amount, currency, plan_id</td></tr>
<tr><th scope="row"><code>certificate.revoked</code></th><td>code, name, serial, title, runId</td></tr>
<tr><th scope="row"><code>event_page.attendee</code></th><td>Somebody joined an event page</td></tr>
</table>
<p>Answer with any <code>2xx</code> within 10 seconds. Everything else is tried again, the first time within two minutes, eight times over about a day, always under the same <code>webhook-id</code>: keep the ids you have seen, an event may come twice. Redirects are not followed. <code>410</code>, or five days of failure, switches the webhook off. After <code>rotate</code> both secrets sign for 24 hours.</p>`

const mcp = (origin: string) => `
<p>Assistants that speak the Model Context Protocol use the studio at <code>${escaped(origin)}/mcp</code> with a key that may <code>read</code> and <code>make</code>. There is a tool for each kind of result, and <code>get_balance</code>, <code>get_run</code>, <code>list_creations</code> and <code>cancel_run</code>. Tools that spend take <code>dry_run</code>, which answers the price and your balance, and <code>request_id</code>, which makes a repeat free. Pictures go in as data URLs or as the id of a creation.</p>
<h3>Claude Code</h3>
${code(`claude mcp add --transport http ufaro ${origin}/mcp --header "Authorization: Bearer $UFARO_KEY"`)}
<h3>Cursor (<code>~/.cursor/mcp.json</code>)</h3>
${code(JSON.stringify({ mcpServers: { ufaro: { url: `${origin}/mcp`, headers: { Authorization: 'Bearer ufk_…' } } } }, null, 2))}
<h3>VS Code (<code>.vscode/mcp.json</code>)</h3>
${code(
  JSON.stringify(
    { servers: { ufaro: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer ufk_…' } } } },
    null,
    2,
  ),
)}`
