// What a move is, as its rule says it: the consoles need no lists of names.

type Nature = 'household' | 'stake' | 'decision' | 'course' | 'settle' | 'errand' | 'irregular' | 'chance'

const BY_NAME: { readonly [nature in Nature]?: readonly string[] } = {
  decision: [
    ...['hit', 'stand', 'double', 'split', 'surrender', 'even-money', 'insure', 'tie-break', 'decline'],
    ...['choose-stuck', 'choose-owed', 'cut', 'pass-cut', 'take-positions', 'pass-positions', 'ask-box', 'sit-out'],
  ],
  settle: [
    ...['collect', 'approve', 'pay', 'settle-pairs', 'settle-insurance', 'pay-prize', 'collect-cards'],
    ...['check-ball', 'give-back'],
  ],
  errand: ['place-call', 'notify-room-head', 'authorise', 'pay-held', 'free-seat', 'grant-box', 'deny-box'],
  course: [
    ...['show-cards', 'open-packs', 'shuffle', 'load', 'burn', 'no-more-insurance', 'no-more-surrenders'],
    ...['announce-last', 'start', 'spin', 'no-more-bets', 'announce-hands'],
  ],
  irregular: ['irregular', 'late-bet', 'find-bet', 'correct', 'no-cards', 'end-shoe', 'bettor-skipped'],
  chance: ['ball', 'stop', 'card'],
  stake: ['bet', 'withdraw'],
}

export const natureOf = (_game: string, move: string): Nature =>
  (Object.keys(BY_NAME) as Nature[]).find((nature) => BY_NAME[nature]?.includes(move)) ?? 'household'
