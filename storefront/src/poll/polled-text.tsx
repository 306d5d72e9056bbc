import { pollOf } from '@fairground/domain/formatting/rich-poll.ts'
import { RichParts } from '@fairground/ui/rich-part.tsx'
import { RichText } from '@fairground/ui/rich-text.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { PollForm } from './poll-form.tsx'
import type { PolledText } from './poll-view.ts'

/** A rich text whose polls are forms. */
export function TextWithPolls({ text: { place, content, states } }: { text: PolledText }) {
  const drawPoll = (data: unknown) => {
    const poll = pollOf(data)
    return poll && <PollForm place={place} poll={poll} state={states.find(({ pollId }) => pollId === poll.id)} />
  }
  return (
    <div data-part="polled-text">
      <RichText
        content={content}
        linkAs={RouterLink}
        drawNode={(node) => <RichParts node={node} link={RouterLink} drawPoll={drawPoll} />}
      />
    </div>
  )
}
