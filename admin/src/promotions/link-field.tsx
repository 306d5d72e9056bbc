import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { treeQuery } from '../collections/collection-queries.ts'
import { outside } from '../paths.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'

type LinkFieldProps = {
  /** An absolute address, or empty. */
  url: string
  onChange: (url: string) => void
  error: string | undefined
}

const ELSEWHERE = 'elsewhere'

/** Target of a promotion: nothing, a collection of the shop, or any web address. */
export function LinkField({ url, onChange, error }: LinkFieldProps) {
  const pages = useLoaded(treeQuery()).map(({ name, slug }) => ({
    name,
    url: new URL(outside.collection(slug), location.origin).href,
  }))
  const isPage = url === '' || pages.some((page) => page.url === url)
  const [isElsewhere, setElsewhere] = useState(!isPage)
  return (
    <>
      <AdminSelectField
        label={t('admin.promotions.linksTo')}
        value={isElsewhere ? ELSEWHERE : url}
        onChange={({ currentTarget: { value } }) => {
          setElsewhere(value === ELSEWHERE)
          onChange(value === ELSEWHERE ? '' : value)
        }}
        error={isElsewhere ? undefined : error}
      >
        <option value="">{t('admin.promotions.nothing')}</option>
        {pages.map((page) => (
          <option key={page.url} value={page.url}>
            {page.name}
          </option>
        ))}
        <option value={ELSEWHERE}>{t('admin.promotions.anotherWebAddress')}</option>
      </AdminSelectField>
      {isElsewhere && (
        <AdminTextField
          label={t('admin.promotions.webAddress')}
          type="url"
          placeholder={t('admin.promotions.https')}
          autoComplete="off"
          value={url}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={error}
        />
      )}
    </>
  )
}
