// Receives webhooks and prints their events: UFARO_WEBHOOK_SECRET=whsec_… node webhook-receiver.ts 4000
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const [port = '4000'] = process.argv.slice(2)
const webhook = new Webhook(process.env.UFARO_WEBHOOK_SECRET ?? '')
/**
 * Ids of the deliveries received so far, because a delivery may arrive twice. A real receiver would store the ids in
 * its database.
 */
const seen = new Set<string>()
const MOST_BYTES = 1024 * 1024

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MOST_BYTES) return void response.writeHead(413).end()
    chunks.push(chunk)
  }
  const id = String(request.headers['webhook-id'])
  try {
    // Verify the received bytes, because JSON that was parsed and written again may differ from what the server signed.
    const event = webhook.verify(Buffer.concat(chunks), request.headers as Record<string, string>)
    if (!seen.has(id)) console.log(JSON.stringify(event))
    seen.add(id)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
})
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening at http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`)
})
