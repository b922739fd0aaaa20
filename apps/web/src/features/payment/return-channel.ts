/** BroadcastChannel between the page that opened the checkout and the window it returned to. */
const NAME = 'ufaro-payment'

interface Message {
  reference: string
  /** `back` from the returned window, `taken` from the waiting one. */
  say: 'back' | 'taken'
}

function listen(onMessage: (message: Message, answer: (say: Message['say']) => void) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<Message>) =>
    onMessage(data, (say) => channel.postMessage({ reference: data.reference, say }))
  return () => channel.close()
}

export const awaitReturn = (reference: string, onReturn: () => void): (() => void) =>
  listen((message, answer) => {
    if (message.reference !== reference || message.say !== 'back') return
    answer('taken')
    onReturn()
  })

/**
 * @param onTaken another window continues with it
 * @returns stops listening
 */
export function announceReturn(reference: string, onTaken: () => void): () => void {
  const stop = listen((message) => message.reference === reference && message.say === 'taken' && onTaken())
  const channel = new BroadcastChannel(NAME)
  channel.postMessage({ reference, say: 'back' } satisfies Message)
  channel.close()
  return stop
}
