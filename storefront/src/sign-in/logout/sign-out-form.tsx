import { Button } from '@fairground/ui/button.tsx'
import { memberPaths } from '../../member-paths.ts'
import { Form } from '../../router/form.tsx'
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
