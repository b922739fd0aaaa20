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
<p>Create an API key on <a href="/account/keys">the page of your account</a>. Send it in the header <code>Authorization</code> of every call, never in an address:</p>
${code(`curl ${origin}/api/user/plan -H "Authorization: Bearer $UFARO_KEY"`)}
<table>
<tr><th scope="row"><code>read</code></th><td>Get your plan, runs, creations, files, brand kit, event pages and price lists</td></tr>
<tr><th scope="row"><code>make</code></th><td>Open runs, upload and check pictures, touch up results, cancel and refund runs; get a run, its archive and its cut-out</td></tr>
<tr><th scope="row"><code>webhooks</code></th><td>Manage webhooks and list their deliveries</td></tr>
</table>
<p>Keys cannot be used for calls about keys, sessions, payments, the affiliate program, the export or deletion of an account, or administration. A key can have an expiry date and a limit of credits a day. A deleted key stops working at once.</p>
<p><strong>Repeated calls.</strong> Calls that spend credits take the header <code>Idempotency-Key</code>, a text of your choice. If you repeat a call within 24 hours with the same key and body, it spends nothing more and returns the first reply. Send a new key with every new call, and the same key when you repeat one after an error.</p>
<p><strong>Pictures</strong> are sent as data URLs in JSON or as files in a form. To use a picture in several calls, upload it once with <code>POST /api/uploads</code> and send <code>upload:&lt;id&gt;</code> in its place. <code>creation:&lt;id&gt;</code> stands for a picture that was made here.</p>
<p><strong>Runs.</strong> Each use of a tool is a run and costs one credit. A run has one or more outputs, such as the four looks of a headshot. A call that makes an output replies when the output is ready. With the header <code>Prefer: respond-async</code> it replies at once, with <code>202</code> and the <code>runId</code>: then call <code>GET /api/runs/{id}</code> until the <code>status</code> of the output is no longer <code>pending</code>. A webhook tells you when the run has ended. A run that delivers nothing is refunded.</p>`

const ERRORS_HTML = `
<p>Every error is JSON. <code>error</code> is a sentence to show to the user, and <code>code</code> is one of the codes below. <code>fields</code> says what is wrong, by field. If the error belongs to a run, <code>runId</code> names it and <code>refunded</code> says whether its credit was refunded. After <code>429</code> and <code>503</code>, wait for the number of seconds in the header <code>Retry-After</code>.</p>
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
<tr><th scope="row">Forms (multipart)</th><td>128 MB, with at most 10 MB a picture</td></tr>
<tr><th scope="row">A picture</th><td>JPEG, PNG or WebP; at most 50 megapixels; each side 1 to 12,000 pixels, and neither side more than 20 times the other</td></tr>
<tr><th scope="row">Lists</th><td>50 entries a page by default, at most 200</td></tr>
<tr><th scope="row">Files</th><td>Links to files expire, by default after a day; the pictures of a request are deleted 24 hours after its run</td></tr>
<tr><th scope="row">Credits</th><td>The credits of your plan, the daily limit of your plan and the daily limit of the key</td></tr>
</table>`

const WEBHOOKS_HTML = `
<p>Create a webhook on <a href="/account/webhooks">the page of your account</a> or with <code>POST /api/webhooks</code>. For each event, the server sends <code>{"type", "timestamp", "data"}</code> to your address by POST, signed according to Standard Webhooks. Verify the signature with any library for that standard, over the exact bytes of the body:</p>
${code(`import { Webhook } from 'standardwebhooks'

const event = new Webhook(process.env.UFARO_WEBHOOK_SECRET).verify(rawBody, request.headers)`)}
<table>
<tr><th scope="row"><code>run.finished</code></th><td>A run has ended with at least one result. Data: id, runId, mode, status, refunded</td></tr>
<tr><th scope="row"><code>run.failed</code></th><td>A run has ended without a result. Data: id, runId, mode, status, refunded</td></tr>
<tr><th scope="row"><code>credits.low</code></th><td>A tool has two credits left, or none. Data: mode, remaining</td></tr>
<tr><th scope="row"><code>payment.succeeded</code></th><td>A plan was paid. Data: reference, amount (in kobo), currency, plan_id</td></tr>
<tr><th scope="row"><code>certificate.revoked</code></th><td>A certificate was revoked. Data: code, name, serial, title, runId</td></tr>
<tr><th scope="row"><code>event_page.attendee</code></th><td>A guest joined an event page. Data: event_page_id, slug, number, name</td></tr>
</table>
<p>Reply with any <code>2xx</code> status within 10 seconds. After any other reply the event is sent again, the first time within two minutes, with eight attempts over about a day. An event can arrive more than once, always with the same <code>webhook-id</code>: keep the ids you have handled. Redirects are not followed. A <code>410</code>, or five days of failed attempts, switches the webhook off. After <code>POST /api/webhooks/{id}/rotate</code>, the old and the new secret both sign for 24 hours.</p>`

const mcp = (origin: string) => `
<p>Assistants that support the Model Context Protocol call the studio at <code>${escaped(origin)}/mcp</code>, with an API key that has the scopes <code>read</code> and <code>make</code>. There is a tool for each kind of result, tools for event pages, and <code>get_balance</code>, <code>get_run</code>, <code>list_creations</code> and <code>cancel_run</code>. Tools that spend credits take <code>dry_run</code>, which returns the price and the balance without spending, and <code>request_id</code>, with which a repeated call spends nothing more. Pictures are sent as data URLs, <code>creation:&lt;id&gt;</code> or <code>upload:&lt;id&gt;</code>.</p>
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
