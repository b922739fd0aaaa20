/** Broadcast channel between the page that opened the checkout and the window that the provider redirected. */
const NAME = 'ufaro-payment'

interface Message {
  reference: string
  /** `back` is sent by the redirected window. `taken` is the reply of the page that opened the checkout. */
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
 * Tells the waiting page that the user has returned from the payment provider.
 * @param onTaken called if that page takes over
 * @returns a function that stops listening
 */
export function announceReturn(reference: string, onTaken: () => void): () => void {
  const stop = listen((message) => message.reference === reference && message.say === 'taken' && onTaken())
  const channel = new BroadcastChannel(NAME)
  channel.postMessage({ reference, say: 'back' } satisfies Message)
  channel.close()
  return stop
}
