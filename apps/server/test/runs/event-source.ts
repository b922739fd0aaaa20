import type { TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'

export interface Heard {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the event data that it checks
  data: any
}

export async function listen(app: TestApp, person: Person) {
  const { body } = await person.call('POST', '/api/events/ticket')
  const closing = new AbortController()
  const response = await fetch(`${app.url}/api/events?ticket=${body.ticket}`, { signal: closing.signal })
  if (response.status !== 200) throw new Error(`listening answered ${response.status}`)
  const heard: Heard[] = []
  const state = { ended: false }
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop()!
      heard.push(...blocks.flatMap(parse))
    }
  }
  const reading = read()
    .catch(() => {})
    .then(() => {
      state.ended = true
    })
  return {
    response,
    heard,
    ticket: body.ticket as string,
    ended: () => state.ended,
    runs: () => heard.filter(({ event }) => event === 'run').map(({ data }) => data),
    close: async () => {
      closing.abort()
      await reading
    },
  }
}

function parse(block: string): Heard[] {
  const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
  return event && data ? [{ event, data: JSON.parse(data) }] : []
}
