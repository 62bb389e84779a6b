import { Button, type ButtonProps } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

/** Prints what is on the screen, as its print styles have it. */
export function PrintButton({ label, ...button }: ButtonProps & { readonly label: string }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconPrinter size="1.25rem" stroke={1.5} aria-hidden />}
      {...button}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  )
}
