import { ApiError } from '@fairground/client/errors.ts'
import { polls } from '@fairground/client/generated/fairground.polls.ts'
import { pollsIn } from '@fairground/domain/formatting/rich-poll.ts'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { notFound, orNotFound } from '../not-found.ts'
import { paths } from '../paths.ts'
import { refusalText } from '../refusal-text.ts'
import { type Shop, shopOf } from '../shop.ts'
import { returnTo } from '../sign-in/login/return-to.ts'
import { FROM, INTENT, OPTION, type PollAnswer, type PollPlaceOf, TAKE_BACK } from './poll-view.ts'

const TYPES = ['PRODUCT', 'INFO_SECTION', 'EVENT', 'PAGE'] as const

interface Sought extends PollPlaceOf {
  readonly pollId: string
}

/** Place and poll of the address; anything else is no page. */
function soughtIn({ placeType, placeId = '', pollId = '' }: LoaderFunctionArgs['params']): Sought {
  const type = TYPES.find((one) => one.toLowerCase() === placeType)
  if (!type) throw notFound()
  return { placeType: type, placeId, pollId }
}

async function pollOfPage(shop: Shop, { pollId, ...place }: Sought) {
  const { content, polls: states } = await orNotFound(shop.client({ polls }).polls.readPolls(place), 'POLL_NOT_FOUND')
  const poll = pollsIn(content).find(({ id }) => id === pollId)
  const state = states.find((one) => one.pollId === pollId)
  if (!poll || !state) throw notFound()
  return { place, poll, state }
}

/** A poll by itself, with its reader's own vote: for browsers without scripts, and for the form on a page that is everybody's. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get(FROM)
  const page = await pollOfPage(shopOf(context), soughtIn(params))
  return { ...page, from: from === null ? paths.home() : returnTo(from) }
}

/** Votes, or takes the vote back. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const sought = soughtIn(params)
  const form = await request.formData()
  const isTakenBack = form.get(INTENT) === TAKE_BACK
  const optionIds = isTakenBack ? [] : form.getAll(OPTION).map(String)
  try {
    const { poll: state } = await shop.client({ polls }).polls.votePoll({ ...sought, optionIds })
    if (shop.scripted) return data<PollAnswer>({ state, done: optionIds.length > 0 ? 'voted' : 'taken' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw notFound()
    return data<PollAnswer>({ message: refusalText(error) }, { status: 409 })
  }
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, 303)
}
