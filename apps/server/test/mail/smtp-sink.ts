import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface SmtpSink {
  url: string
  messages: string[]
  busy: boolean
  close: () => Promise<void>
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    converse(socket, sink)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages: [],
    busy: false,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return sink
}

function converse(socket: Socket, sink: SmtpSink): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let unread = ''
  let letter: string | null = null
  say('220 sink')
  socket.setEncoding('utf8').on('data', (chunk) => {
    unread += chunk
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      if (letter !== null && line !== '.') letter += `${line}\n`
      else if (letter !== null) {
        sink.messages.push(letter)
        letter = null
        say('250 taken')
      } else if (/^RCPT/i.test(line) && sink.busy) say('451 not now')
      else if (/^DATA/i.test(line)) {
        letter = ''
        say('354 go on')
      } else say(/^QUIT/i.test(line) ? '221 bye' : '250 fine')
    }
  })
}
