import { Button } from '@fairground/ui/button.tsx'
import { Form } from 'react-router'
import { memberPaths } from '../../member-paths.ts'
import { t } from '../../texts.ts'

/** Leads to a page that is loaded again, so that nothing of the member's is left on it. */
export function SignOutForm() {
  return (
    <Form method="post" action={memberPaths.logout()} reloadDocument>
      <Button type="submit" variant="secondary">
        {t('sign-in-logout.signOut')}
      </Button>
    </Form>
  )
}
