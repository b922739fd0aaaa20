import { Button } from '#web/ui/button.tsx'

interface ShowMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  what: string
}

export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, what }: ShowMoreProps) {
  if (!hasNextPage) return null
  return (
    <Button look="secondary" className="mt-4 w-full" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show more {what}
    </Button>
  )
}
