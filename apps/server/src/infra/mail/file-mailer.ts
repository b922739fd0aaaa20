import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Writes the text unencoded. Nodemailer would fold long lines and escape characters, so that links could not be copied
 * from the file.
 */
const asItStands = (contentType: string, content: string) => ({
  raw: `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`,
})

export function createFileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    keeps: true,
    send: async (letter) => {
      const parts = [asItStands('text/plain', letter.text), asItStands('text/html', letter.html)]
      const { text: _text, html: _html, ...envelope } = messageOf(letter, from)
      const { message } = await transport.sendMail({ ...envelope, alternatives: parts })
      // Only this account may read the mails, because they contain links that sign people in.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${letter.createdAt.toISOString().replaceAll(':', '-')}-${letter.id}.eml`)
      // Write to a temporary name first. Renaming is atomic, so no reader sees half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}
