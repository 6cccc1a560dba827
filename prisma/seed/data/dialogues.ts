/**
 * The speaker (0 or 1 between two; 0, 1, 2 … in a group) and the text. {sport}, {area} and the other's {name} are filled in.
 */
export type Dialogue = readonly (readonly [speaker: number, text: string])[];

export const DIRECT_DIALOGUES: readonly Dialogue[] = [
  [
    [0, 'Hi {name}! Saw we both play {sport}.'],
    [1, 'Hey! Yes, mostly evenings. You?'],
    [0, 'Same, after 7 usually. Around {area}.'],
    [1, 'Perfect, that is ten minutes from me.'],
    [0, 'Thursday 7:30?'],
    [1, 'Done. I will book.'],
  ],
  [
    [0, 'Are you playing this weekend?'],
    [1, 'Saturday morning, want to join? We are one short.'],
    [0, 'What time?'],
    [1, '7 sharp 😅'],
    [0, 'Painful, but I will be there.'],
  ],
  [
    [0, 'Good game yesterday!'],
    [1, 'Thank you! You made me run a lot.'],
    [0, 'Rematch next week?'],
    [1, 'Only if you bring that terrible serve again.'],
    [0, 'It was the wind 🙃'],
    [1, 'Indoors, {name}. We were indoors.'],
    [0, 'Details.'],
  ],
  [
    [0, 'Salaam, do you know a good place for {sport} near {area}?'],
    [1, 'Wa alaikum salaam. A couple, depends on the time. Evenings are packed.'],
    [0, 'Mornings work for me.'],
    [1, 'Then you will have it to yourself. I can show you on Sunday.'],
  ],
  [
    [0, 'I sprained my ankle, have to skip tonight. Sorry!'],
    [1, 'Oh no, take care. Ice it!'],
    [0, 'Icing it with frozen peas as we speak.'],
    [1, 'Champion. See you in two weeks.'],
  ],
  [
    [0, 'Hello {name}, thanks for connecting.'],
    [1, 'Hi! How long have you been playing {sport}?'],
    [0, 'On and off since school. You?'],
    [1, 'Two years, but I train properly now.'],
    [0, 'Then go easy on me.'],
    [1, 'No promises.'],
  ],
  [
    [0, 'Is the court booked?'],
    [1, 'Yes, court 2, 8 to 9:30. Rs. 1,200 each.'],
    [0, 'Sending it now.'],
    [1, 'Received, thanks.'],
  ],
  [
    [0, 'My cousin wants to join us, total beginner. Okay?'],
    [1, 'Of course. I remember your first day 😄'],
    [0, 'We do not talk about my first day.'],
  ],
  [
    [0, 'Any chance you have a spare racket?'],
    [1, 'Two, actually. One is a bit loose.'],
    [0, 'I will take the loose one, I am a bit loose too.'],
    [1, '😂 see you at 6'],
  ],
  [
    [0, 'Smog is terrible today, still on?'],
    [1, 'Let us move indoors, I will call the hall.'],
    [1, 'Got a slot at 9.'],
    [0, 'You are the best.'],
  ],
];

export const GROUP_DIALOGUES: readonly Dialogue[] = [
  [
    [0, 'Who is in for tonight?'],
    [1, 'Me'],
    [2, 'Me too, might be five minutes late'],
    [0, 'Five of your minutes or real minutes?'],
    [2, '…fifteen'],
    [3, 'In. I can pick up two people from {area}.'],
    [0, 'Great, that makes enough. See you there.'],
  ],
  [
    [1, 'Great session yesterday everybody.'],
    [2, 'My legs disagree.'],
    [3, 'Who left a blue water bottle?'],
    [4, 'Mine! Please keep it for me.'],
    [3, 'Hostage until you bring snacks.'],
  ],
  [
    [0, 'Slot confirmed. Please pay by Friday so that I do not have to chase anybody.'],
    [1, 'Paid.'],
    [2, 'Paid.'],
    [3, 'Will do tonight.'],
    [0, 'You said that last week.'],
    [3, 'Paid 🙈'],
  ],
  [
    [2, 'Can we start half an hour earlier next time? Traffic after eight is a nightmare.'],
    [0, 'Fine with me. Objections?'],
    [1, 'Works.'],
    [3, 'I finish at six, so yes.'],
    [0, 'Then 7:30 it is.'],
  ],
  [
    [0, 'Welcome to the new members! Say hello.'],
    [4, 'Hello! Excited to play, bit nervous.'],
    [1, 'Welcome! We are all harmless.'],
    [2, 'Except on match point.'],
  ],
  [
    [1, 'Is it raining at the ground?'],
    [3, 'Light drizzle, playable.'],
    [1, 'Define playable.'],
    [3, 'I am playing.'],
    [0, 'We are on. Bring a second pair of socks.'],
  ],
  [
    [0, 'Anybody good with first aid? We should have a kit.'],
    [2, 'I am a physio, I will put one together.'],
    [0, 'Legend. Send me the bill.'],
    [1, 'Add pain spray for my knees.'],
  ],
  [
    [3, 'Two friends want to try {sport}. Beginners.'],
    [0, 'Bring them on a weekday, it is calmer.'],
    [3, 'Tuesday then.'],
  ],
];
