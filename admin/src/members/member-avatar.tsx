import { Image } from '@fairground/ui/image.tsx'
import { outside } from '../paths.ts'
import { initialsOf } from './member-words.ts'

/** The picture, else the initials on a quiet disc. Beside the name, so it says nothing itself. */
export function MemberAvatar({
  name,
  picture,
  large = false,
}: {
  name: string
  picture?: string | undefined
  large?: boolean
}) {
  const size = large ? 'size-12 text-[1rem]' : 'size-7 text-[0.6875rem]'
  return (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand ${size}`}
    >
      {picture && /^(https?:|\/)/.test(picture) ? (
        <Image src={outside.picture(picture)} alt="" name={name} ratio="1:1" sizes={large ? '48px' : '28px'} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
