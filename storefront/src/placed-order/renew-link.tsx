import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { FormError } from '@fairground/ui/form-error.tsx'
import { memberPaths } from '../member-paths.ts'
import { paths } from '../paths.ts'
import { Form } from '../router/form.tsx'
import { useSent } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

type RenewLinkProps = { orderId: string; sent: boolean; problem: string | undefined }

/** Content where an order does not open: it may be another device, an old link, or no order at all. */
export function RenewLink({ orderId, sent, problem }: RenewLinkProps) {
  const sending = useSent()?.get('intent') === 'link'
  return (
    <div data-part="renew-link" className="page-column flex max-w-2xl flex-col items-start gap-5 py-10 lg:py-14">
      <Metadata title={t('placed-order.openYourOrder')} noindex />
      <h1 className="font-display text-h1">{t('placed-order.cannotOpen')}</h1>
      {sent ? (
        <p role="status" className="text-ink-2">
          {t('placed-order.linkSent')}
        </p>
      ) : (
        <>
          <p className="text-ink-2">{t('placed-order.otherBrowser')}</p>
          <FormError message={problem} />
          <Form method="post">
            <Button type="submit" name="intent" value="link" variant="marigold" pending={sending}>
              {t('placed-order.emailMeALink')}
            </Button>
          </Form>
        </>
      )}
      <ButtonLink linkAs={RouterLink} href={paths.login({ returnTo: memberPaths.order(orderId) })} variant="quiet">
        {t('placed-order.signInInstead')}
      </ButtonLink>
    </div>
  )
}
