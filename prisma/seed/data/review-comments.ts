/** By stars, 1 to 5. */
export const REVIEW_COMMENTS: Record<number, readonly string[]> = {
  5: [
    'Best surface I have played on in the city. Worth the drive.',
    'Clean, well lit, and the staff actually smile.',
    'We come every week. Booking is easy and the slot starts on time.',
    'Great place for beginners, nobody makes you feel slow.',
    'Safe and comfortable for women, separate changing rooms and guards at the gate.',
    'Perfect after-work spot. Chai stall outside is a bonus.',
    'New nets, new balls, no complaints.',
    'Took my kids and my father, all three loved it.',
    'Lights are bright enough even in winter fog.',
    'Kept our booking although we were fifteen minutes late. Thank you.',
  ],
  4: [
    'Good courts. Parking fills up after seven.',
    'Nice place, a bit pricey at weekends.',
    'Solid, but the showers need some love.',
    'Would be five stars with a water cooler that works.',
    'Friendly people. The corner near the fence is uneven.',
    'Easy to find and usually free on weekday mornings.',
    'Rental rackets are fine, the shoes less so.',
    'Good evening crowd, expect to wait on Fridays.',
  ],
  3: [
    'Fine for a casual game. Do not expect much more.',
    'Lights went off twice, generator took a while.',
    'Average surface, good company.',
    'Place is okay, booking over the phone is a lottery.',
    'Decent but crowded. Go early.',
    'Changing room is small and always wet.',
  ],
  2: [
    'Overbooked on Sunday, we got thirty minutes of our hour.',
    'The surface is worn and slippery near the baseline.',
    'Staff were not helpful when the lights failed.',
    'Too expensive for the state it is in.',
  ],
  1: [
    'Paid in advance, arrived, and the slot was given to somebody else.',
    'Dusty, dark and late.',
  ],
};

export const OWNER_REPLIES = [
  'Thank you for telling us. The generator has been replaced.',
  'Sorry about that evening. Call us, the next hour is on us.',
];
