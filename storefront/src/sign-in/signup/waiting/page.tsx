import { ButtonLink } from '@fairground/ui/button.tsx'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/router-link.tsx'
import { useSite } from '../../../shell/site-context.ts'
import { EntryFrame } from '../../login/entry-frame.tsx'

export function Component() {
  const { name } = useSite()
  return (
    <EntryFrame
      title="Waiting for approval"
      intro={`Your account is created. ${name} reviews every new account; sign in once yours is approved.`}
    >
      <p className="text-ink-2">Until then you can look around, buy and book as before. Your cart stays as it is.</p>
      <ButtonLink linkAs={RouterLink} href={paths.home()} variant="secondary" className="self-start">
        Back to the home page
      </ButtonLink>
    </EntryFrame>
  )
}
