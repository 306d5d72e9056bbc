import { createContext, use } from 'react'
import { en, type UiMessages } from './en.ts'

/** The primitives' own words; an application in another language provides its catalogue here. */
export const UiMessagesContext = createContext<UiMessages>(en)

export const useUiMessages = (): UiMessages => use(UiMessagesContext)
