// Common given and family names of Pakistan in Latin letters, combined at random.

export const WOMEN = `
Aaminah Abeer Afshan Aiman Alina Aliza Amna Anam Anaya Aneela Anum Areesha Arfa Asma Ayesha Azka Beenish Bushra Dua
Eman Erum Eshal Faiqa Faiza Farah Fareeha Fariha Fizza Ghazal Hadia Hafsa Haleema Hareem Hifza Humaira Huda Iffat Iman
Iqra Irum Ishrat Jannat Javeria Kainat Kanwal Khadija Kinza Komal Laiba Laraib Lubna Maha Maham Mahnoor Maira Maliha
Manahil Mariam Maryam Mehreen Mehwish Mishal Momina Muneeba Nabeela Nadia Naila Naima Natasha Neha Nimra Nida Noor
Palwasha Qurat Rabia Rahima Rameen Rida Rimsha Romaisa Rubab Rukhsar Sabeen Sadaf Sadia Saima Samreen Sana Saniya
Sehrish Shanza Shazia Sidra Sobia Sumbal Sundas Tahira Tehreem Tooba Umaima Urooj Uzma Wajiha Warda Yumna Yusra Zainab
Zara Zehra Zoha Zoya Zunaira`
  .trim()
  .split(/\s+/);

export const MEN = `
Aaqib Abdullah Adeel Adnan Affan Ahmad Ahsan Aleem Ali Ammar Anas Aqeel Arham Arsalan Asad Asim Atif Awais Ayaan Azeem
Bilal Burhan Danish Daniyal Ehsan Fahad Faheem Faisal Faizan Farhan Faraz Fawad Furqan Ghulam Habib Haider Hamza Hannan
Haris Haroon Hasnain Hassan Haziq Huzaifa Ibrahim Idrees Imad Imran Irfan Ismail Jawad Junaid Kamran Kashif Khalid
Khizar Luqman Mansoor Mohsin Moiz Mubeen Muneeb Murtaza Musa Mustafa Nabeel Nadeem Nasir Naveed Noman Obaid Omar Owais
Qasim Rafay Raheel Rameez Rashid Rayyan Rehan Rizwan Rohail Saad Saif Salman Sameer Saqib Shahzaib Shayan Sheraz Shoaib
Sohail Subhan Sufyan Talha Taha Taimoor Tariq Tayyab Umair Umar Usama Usman Uzair Waleed Waqar Waqas Yasir Zahid Zain
Zeeshan Zohaib Zubair`
  .trim()
  .split(/\s+/);

export const FAMILY = `
Abbasi Afzal Ahmad Akbar Akhtar Alvi Anjum Ansari Anwar Arshad Ashraf Asif Aslam Awan Aziz Baig Bajwa Bashir Bhatti Butt
Chaudhry Cheema Dar Durrani Farooq Ghani Ghauri Gill Gondal Hameed Haq Hashmi Hussain Iftikhar Ilyas Iqbal Ishaq Jamil
Janjua Javed Kazmi Khalid Khan Khattak Khokhar Kiani Latif Lodhi Mahmood Majeed Malik Manzoor Mehmood Mir Mirza Mughal
Mumtaz Munir Mushtaq Nadeem Naqvi Nasir Nawaz Niazi Paracha Pervaiz Pirzada Qazi Qureshi Rafiq Rana Rashid Rauf Rehman
Riaz Rizvi Sabir Saeed Saleem Sarwar Shafiq Shah Shahid Shaikh Sharif Siddiqui Sohail Sultan Syed Tahir Tariq Usmani
Virk Waheed Warraich Waseem Yaqoob Yousaf Yusuf Zafar Zaheer Zahid Zaidi Zaman Zubairi`
  .trim()
  .split(/\s+/);

export const PAKISTANI = { women: WOMEN, men: MEN, family: FAMILY };

/** Names that people have in many countries, for the sample of another city. */
export const INTERNATIONAL = {
  women: `
Aisha Alice Amara Ana Anna Beatrice Carla Clara Diana Elena Emma Eva Farida Grace Hana Helen Ines Irene Jana Joana Judith
Julia Laura Leila Lina Lucia Maria Marta Maya Mina Miriam Monica Nora Olivia Paula Rebecca Rosa Ruth Salma Sara Selma
Sofia Susan Teresa Vera Victoria Zoe`
    .trim()
    .split(/\s+/),
  men: `
Adam Alex Amir Andre Anton Benjamin Brian Carlos Daniel David Elias Emil Felix Gabriel George Hugo Ismael Ivan Jakob
James Joel John Jonas Joseph Kai Karim Leo Lucas Luis Marco Mark Martin Max Michael Nathan Noah Oscar Paul Pedro Peter
Rafael Samuel Simon Stephen Thomas Tomas Victor Youssef`
    .trim()
    .split(/\s+/),
  family: `
Abdi Almeida Andersen Banda Barros Bauer Bello Brandt Campos Carvalho Castro Chen Costa Diallo Duarte
Farah Fischer Fonseca Haddad Hansen Hassan Kaya Keller Khoury Larsen Lopes Maina Mansour Marino Martins Mensah
Moreau Moreno Mwangi Nguyen Novak Nunes Osei Otieno Park Patel Prasad Ramos Rossi Santos Singh Sousa
Suzuki Tanaka Torres Wanjiru Wong Yilmaz`
    .trim()
    .split(/\s+/),
};

/** Combinations that would name well-known people. */
export const WELL_KNOWN = new Set(
  `
Ali Zafar, Asad Shafiq, Asim Munir, Atif Aslam, Ayesha Malik, Bilal Ashraf, Fawad Khan, Haris Rauf, Imran Khan,
Iqra Aziz, Javeria Khan, Javeria Saud, Kamran Akmal, Maryam Nawaz, Nabeel Zafar, Nida Dar, Saad Rafiq, Salman Khan,
Sana Mir, Sana Javed, Shoaib Akhtar, Shoaib Malik, Sohail Tanvir, Usman Khan, Zainab Abbasi, Zara Noor, Yasir Shah,
Yasir Hussain, Yumna Zaidi, Zahid Mahmood, Khalid Latif, Nasir Jamshed, Junaid Khan, Hassan Ali, Mansoor Akhtar,
Imad Waseem, Umar Gul, Adnan Siddiqui, Adnan Akmal, Ahsan Khan, Ahsan Iqbal, Hamza Abbasi, Rashid Khan, Rashid Latif,
Tariq Jamil, Noman Ijaz, Naveed Qamar, Saima Noor, Ibrahim Zaman`
    .trim()
    .split(/,\s+/),
);
