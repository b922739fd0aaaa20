import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { createMailService } from '#server/features/mail/mail.service.ts'
import { createMailer } from '#server/infra/mail/create-mailer.ts'
import type { Letter, Mailer } from '#server/infra/mail/mailer.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts'

let app: TestApp
beforeAll(async () => {
  // An app without workers sends no mails by itself, so the test decides when they are sent.
  app = await buildApp({ ROLE: 'api' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query('delete from mails')
})

const log = { debug() {}, info() {}, warn() {}, error() {} } as unknown as Parameters<
  typeof createMailService
>[0]['log']
const content = {
  subject: 'Hello — ça va?',
  heading: 'Hello',
  paragraphs: ['Some words.'],
  button: { label: 'Open', url: `https://studio.example/${'x'.repeat(80)}#token=secret` },
  notes: [],
}

function memory() {
  const sent: Letter[] = []
  const state = { down: false }
  const mailer: Mailer = {
    keeps: true,
    send: async (letter) => {
      if (state.down) throw new Error('nobody there')
      sent.push(letter)
    },
    close: () => {},
  }
  return { sent, state, service: createMailService({ db: app.db, mailer, log }) }
}

const rows = async () => (await app.pool.query('select * from mails order by created_at')).rows
const makeDue = () => app.pool.query('update mails set next_attempt_at = now()')

test('a mail is sent only if the transaction that wrote it commits', async () => {
  const { sent, service } = memory()
  const rolledBack = transaction(app.db, async (tx) => {
    await service.post(tx, 'ada@example.com', content)
    throw new Error('no after all')
  })
  await expect(rolledBack).rejects.toThrow('no after all')
  await service.deliverPending()
  expect(sent).toEqual([])
})

test('a rejected mail is retried after longer and longer pauses and finally given up', async () => {
  const { sent, state, service } = memory()
  state.down = true
  await transaction(app.db, (tx) => service.post(tx, 'ada@example.com', content))
  await service.deliverPending()
  await service.deliverPending()
  const [first] = await rows()
  expect(first).toMatchObject({ attempts: 1, sent_at: null, last_error: 'nobody there' })

  const pauses: number[] = []
  for (let attempt = 0; attempt < 10; attempt++) {
    await makeDue()
    await service.deliverPending()
    const { rows: told } = await app.pool.query(
      'select extract(epoch from next_attempt_at - now()) as pause from mails',
    )
    pauses.push(Math.round(told[0].pause / 60))
  }
  expect(pauses.slice(0, 7)).toEqual([5, 15, 60, 240, 720, 1440, 1440])
  expect((await rows())[0].attempts).toBe(8)
  expect(sent).toEqual([])
})

test('a mail that was accepted is never sent again', async () => {
  const { sent, state, service } = memory()
  state.down = true
  await transaction(app.db, (tx) => service.post(tx, 'ada@example.com', content))
  await service.deliverPending()
  state.down = false
  await makeDue()
  await service.deliverPending()
  await makeDue()
  await service.deliverPending()
  expect(sent).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ attempts: 2, last_error: null })
  expect((await rows())[0].sent_at).toBeInstanceOf(Date)
})

test('many workers at once send every mail once', async () => {
  const { sent, service } = memory()
  for (let n = 0; n < 30; n++) await transaction(app.db, (tx) => service.post(tx, `person${n}@example.com`, content))
  await Promise.all(Array.from({ length: 5 }, () => service.deliverPending()))
  expect(sent.map(({ to }) => to).sort()).toEqual(Array.from({ length: 30 }, (_, n) => `person${n}@example.com`).sort())
})

test('old mails are dropped', async () => {
  const { service } = memory()
  await transaction(app.db, (tx) => service.post(tx, 'old@example.com', content))
  await app.pool.query(`update mails set created_at = now() - interval '31 days'`)
  await transaction(app.db, (tx) => service.post(tx, 'new@example.com', content))
  await service.sweep()
  expect((await rows()).map(({ to }) => to)).toEqual(['new@example.com'])
})

test('without a mail server letters lie in DATA_DIR/mail for their owner alone, and in the outbox', async () => {
  const service = createMailService({ db: app.db, mailer: createMailer(app.env), log })
  await transaction(app.db, (tx) => service.post(tx, 'ada@example.com', content))
  await service.deliverPending()
  const folder = path.join(app.env.DATA_DIR, 'mail')
  const [name, ...others] = await readdir(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f-]{36}\.eml$/)
  const file = path.join(folder, name!)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const eml = await readFile(file, 'utf8')
  expect(eml).toMatch(/^To: ada@example\.com\r$/m)
  expect(eml).toMatch(/^From: Ufaro <hello@ufaro\.example>\r$/m)
  expect(eml).toContain('multipart/alternative')
  // The file contains the link unencoded, so that it can be copied from a text editor.
  expect(eml).toContain(`\r\n${content.button.url}\r\n`)
  expect(eml).toContain(`href="${content.button.url}"`)
  expect((await rows())[0].text).toContain('#token=secret')
})

describe('with a mail server', () => {
  let sink: SmtpSink
  beforeAll(async () => {
    sink = await startSmtpSink()
  })
  afterAll(() => sink.close())

  const serviceOf = () => {
    const env = { ...app.env, SMTP_URL: sink.url, MAIL_FROM: 'Studio <studio@example.com>' }
    return createMailService({ db: app.db, mailer: createMailer(env), log })
  }

  test('a letter that is refused for now is tried again', async () => {
    sink.busy = true
    const service = serviceOf()
    await transaction(app.db, (tx) => service.post(tx, 'ada@example.com', content))
    await service.deliverPending()
    expect((await rows())[0].last_error).toContain('451')
    sink.busy = false
    await makeDue()
    await service.deliverPending()
    expect(sink.messages).toHaveLength(1)
    expect(sink.messages[0]).toMatch(/^From: Studio <studio@example\.com>$/m)
    expect(sink.messages[0]).toMatch(/^To: ada@example\.com$/m)
  })

  test('the text of a sent mail is deleted, because its links sign people in', async () => {
    const service = serviceOf()
    await transaction(app.db, (tx) => service.post(tx, 'ada@example.com', content))
    await service.deliverPending()
    expect((await rows())[0]).toMatchObject({ subject: content.subject, text: '', html: '' })
  })
})
