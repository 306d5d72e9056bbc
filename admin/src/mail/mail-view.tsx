import { useState } from 'react'
import { t } from '../texts.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { MailFrame, type MailTheme } from './mail-frame.tsx'

type Look = 'wide' | 'phone' | 'text'

type MailViewProps = {
  label: string
  mail: { subject: string; text: string; html?: string | undefined }
  links?: boolean
}

/** A mail in HTML, at two widths and in both themes, and its text. */
export function MailView({ label, mail: { html, text }, links = false }: MailViewProps) {
  const [look, setLook] = useState<Look>('wide')
  const [theme, setTheme] = useState<MailTheme>('light')
  const shown = html === undefined ? 'text' : look
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {html !== undefined && (
          <ChoiceBar
            label={t('admin.mail.showAs')}
            value={look}
            onChange={setLook}
            options={[
              { value: 'wide', label: t('admin.mail.desk') },
              { value: 'phone', label: t('admin.mail.phone') },
              { value: 'text', label: t('admin.mail.text') },
            ]}
          />
        )}
        {shown !== 'text' && (
          <ChoiceBar
            label={t('admin.mail.emailTheme')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: t('admin.mail.light') },
              { value: 'dark', label: t('admin.mail.dark') },
            ]}
          />
        )}
      </div>
      {shown === 'text' || html === undefined ? (
        <pre className="overflow-x-auto rounded-card border border-border bg-sunken p-4 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <div
          className={`overflow-hidden rounded-card border border-border ${shown === 'phone' ? 'mx-auto w-full max-w-90' : ''}`}
        >
          <MailFrame key={shown} label={label} html={html} theme={theme} links={links} />
        </div>
      )}
    </div>
  )
}
