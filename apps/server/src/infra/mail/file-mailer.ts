import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * A part of the message as it stands. Left to the library, lines would be folded and signs escaped for the sake of old
 * mail servers, and a link could not be copied from the file.
 */
const asItStands = (contentType: string, content: string) => ({
  raw: `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
})

/** Keeps letters as .eml files, which mail programs open and any viewer shows, named by their time. */
export function createFileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    keeps: true,
    send: async (letter) => {
      const parts = [asItStands('text/plain', letter.text), asItStands('text/html', letter.html)]
      const { text: _text, html: _html, ...envelope } = messageOf(letter, from)
      const { message } = await transport.sendMail({ ...envelope, alternatives: parts })
      // They hold links that sign people in.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${letter.createdAt.toISOString().replaceAll(':', '-')}-${letter.id}.eml`)
      // Renamed into place, so that whoever watches the folder never reads half a letter.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}
