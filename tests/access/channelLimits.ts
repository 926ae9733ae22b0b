/** The limits of webhooks, listed as in limits.ts. */
export const channelLimits: readonly (readonly [table: string, set: string, constraint: string])[] = [
  ['channels', `address = 'ftp://b.test'`, 'channel_address_shape'],
  ['channels', `address = 'https://' || repeat('x', 500)`, 'channel_address_shape'],
  ['channels', `sealed_secret = '\\x00'`, 'channel_secret_length'],
  ['channels', 'former_until = now()', 'channel_former_whole'],
  ['channels', `added_by_name = repeat('x', 121)`, 'channel_name_length'],
  ['channel_messages', `type = 'exit.recorded'`, 'channel_message_type'],
  ['channel_messages', `state = 'lost'`, 'channel_message_state'],
  ['channel_messages', 'body = null', 'channel_message_whole'],
  ['channel_messages', `body = repeat('x', 4001)`, 'channel_message_size'],
  ['channel_messages', `last_error = repeat('x', 201)`, 'channel_message_error'],
  ['channel_answers', `message_id = ''`, 'channel_answer_length'],
  ['channel_answers', `message_id = repeat('x', 101)`, 'channel_answer_length'],
]
