/** Issue trackers and mail take links of this length; browsers take far more. */
export const MOST_CHARACTERS = 8000

/** Chat tools cut longer messages. */
export const MOST_IN_CHAT = 2000
