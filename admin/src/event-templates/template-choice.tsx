import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { templatesQuery } from './template-queries.ts'

const BeginDialog = lazy(() => import('./begin-dialog.tsx'))

/** The ways past a blank event; none where the site has no templates. */
export function TemplateChoice() {
  const { data: templates = [] } = useQuery(templatesQuery())
  const lacks = useLacks('events.write')
  const [beginning, setBeginning] = useState(false)
  const [first] = templates
  if (!first) return null
  return (
    <div className="flex flex-wrap gap-2.5 pb-3">
      <Button variant="secondary" size="sm" disabledReason={lacks} onClick={() => setBeginning(true)}>
        {t('admin.event-templates.begin')}
      </Button>
      <ButtonLink variant="secondary" size="sm" href={paths.eventTemplates()} linkAs={RouterLink}>
        {t('admin.event-templates.templates')}
      </ButtonLink>
      {beginning && (
        <Suspense>
          <BeginDialog templates={templates} chosen={first} onClose={() => setBeginning(false)} />
        </Suspense>
      )}
    </div>
  )
}
