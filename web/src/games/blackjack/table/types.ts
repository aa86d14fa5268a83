// What the view of a blackjack table holds beyond that of every table.

import type { BlackjackPlay as Play } from '@tapete/engine'

export type BlackjackPlay = Play
export type Hand = Play['hands'][number]
export type BankHand = Play['bank']
