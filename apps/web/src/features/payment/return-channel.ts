/** Between the page that opened the checkout and the one the checkout came back to: same product, two windows. */
const NAME = 'ufaro-payment'

interface Message {
  reference: string
  /** `back` from the window that returned, `taken` from the one that waited for it. */
  say: 'back' | 'taken'
}

function listen(onMessage: (message: Message, answer: (say: Message['say']) => void) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<Message>) =>
    onMessage(data, (say) => channel.postMessage({ reference: data.reference, say }))
  return () => channel.close()
}

/** Waits for a payment to come back in another window. @returns the way to stop. */
export const awaitReturn = (reference: string, onReturn: () => void): (() => void) =>
  listen((message, answer) => {
    if (message.reference !== reference || message.say !== 'back') return
    answer('taken')
    onReturn()
  })

/** Says that a payment is back. @param onTaken another window goes on with it. @returns the way to stop listening. */
export function announceReturn(reference: string, onTaken: () => void): () => void {
  const stop = listen((message) => message.reference === reference && message.say === 'taken' && onTaken())
  const channel = new BroadcastChannel(NAME)
  channel.postMessage({ reference, say: 'back' } satisfies Message)
  channel.close()
  return stop
}
