import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import type { ReactNode } from 'react'
import { RouterLink } from '../shell/router-link.tsx'

/** The way to the page that makes a new thing of a list, which C opens too. `lacks` is the permission that the user needs and lacks. */
export const CreateLink = ({
  href,
  lacks,
  children,
}: {
  href: string
  lacks: string | undefined
  children: ReactNode
}) =>
  lacks ? (
    <Button size="sm" disabledReason={lacks}>
      {children}
    </Button>
  ) : (
    <ButtonLink size="sm" href={href} linkAs={RouterLink} aria-keyshortcuts="C">
      {children}
    </ButtonLink>
  )
