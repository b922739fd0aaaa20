import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'
import { notify } from './toast.tsx'

interface ShareLinkProps {
  title: string
  url: string
  text?: string
  className?: string
}

export function ShareLink({ className, ...link }: ShareLinkProps) {
  if (!('share' in navigator)) return null
  return (
    <Button icon={Share2} className={className ?? ''} onClick={() => void share(link)}>
      Share
    </Button>
  )
}

async function share(link: ShareData): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      notify.error('Sorry, this could not be shared.')
  }
}
