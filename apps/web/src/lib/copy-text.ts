import { notify } from '../ui/toast.tsx'

export const copyText = (text: string, done: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => notify.success(done),
    () => notify.error('Your browser did not let us copy. Please select the text yourself.'),
  )
