import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SignOutButton } from '#web/ui/SignOutButton.tsx'
import { TileGrid } from '#web/ui/TileGrid.tsx'
import { cards } from './cards.ts'
import { pastryTexts as texts } from './texts.ts'

export function PastryPage() {
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle}>
        <SignOutButton />
      </PageHeader>
      <TileGrid tiles={cards} label={texts.cards} />
    </>
  )
}
