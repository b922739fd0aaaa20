export interface ServerEvent {
  event: string
  data: string
}

export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onSign: () => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of chunksOf(body)) {
    onSign()
    rest += decoder.decode(piece, { stream: true }).replaceAll('\r', '')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) onEvent(event)
    }
  }
}

/** Wraps a stream in an async generator, because not every browser supports async iteration of streams. */
async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value
}

function parseBlock(block: string): ServerEvent | null {
  const lines = block.split('\n')
  const values = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const data = values('data')
  return data.length > 0 ? { event: values('event')[0] ?? 'message', data: data.join('\n') } : null
}
