import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { AccountSection } from './AccountSection.tsx'
import { accountTexts } from './texts.ts'
import { useDownload } from './use-account.ts'

const { data: texts } = accountTexts

export function DownloadData() {
  const { download, busy } = useDownload()
  return (
    <AccountSection title={texts.title} text={texts.text}>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.25rem" stroke={1.5} aria-hidden />}
        loading={busy}
        onClick={() => void download()}
      >
        {texts.download}
      </Button>
    </AccountSection>
  )
}
