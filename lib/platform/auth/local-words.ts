const words = (text: string) => text.trim().split(/\s+/);

/**
 * Words that guessers of this site's passwords try first and lists from elsewhere lack: its name, cities, sports, cricketers,
 * months, slogans, blessings and common names, as they are typed in Latin letters and in Urdu.
 */
export const LOCAL_WORDS = [
  ...words(`
    maidan maidaan medan pakistan pakistani zindabad zindabaad paindabad lahore lahori karachi islamabad rawalpindi
    pindi faisalabad lyallpur multan peshawar quetta punjab punjabi sindh sindhi balochistan kashmir sialkot gujranwala
    gujrat hyderabad sargodha bahawalpur sukkur abbottabad swat gilgit murree gulberg defence clifton johartown
    modeltown saddar hindustan india bharat dubai
    cricket hockey football futsal soccer tennis badminton paddle padel squash kabaddi volleyball basketball snooker
    player players coach team captain khelo khel match ground stadium batsman bowler sixer wicket goal league psl`),
  ...words(`
    babar azam babarazam bobby shaheen afridi shaheenafridi shahid shahidafridi boomboom lala rizwan naseem naseemshah
    haris rauf fakhar zaman fakharzaman shadab shadabkhan imam imamulhaq sarfaraz sarfraz imran imrankhan wasim akram
    wasimakram waqar younis younus younuskhan shoaib akhtar shoaibakhtar malik shoaibmalik inzamam inzi misbah miandad
    javedmiandad saeed ajmal saeedajmal hafeez umar gul umargul kamran akmal abdulrazzaq razzaq saqlain mushtaq hanif
    saim ayub saimayub virat kohli viratkohli rohit sharma rohitsharma sachin tendulkar dhoni msdhoni bumrah jadeja
    root stokes smith warner dravid sehwag yuvraj qalandars lahoreqalandars kings karachikings zalmi peshawarzalmi
    sultans multansultans gladiators quettagladiators islamabadunited sohail abbas jahangir jansher ronaldo messi neymar
    cristiano mbappe barcelona realmadrid`),
  ...words(`
    january february march april may june july august september october november december janwari farwari maarch aprail
    mayi joon julai agast sitambar aktubar navambar disambar muharram moharram safar rabi rabiulawal rajab shaban shabaan
    ramzan ramadan ramadhan ramazan ramzaan shawwal shawal zilhaj zilhajj zulhijjah zilqad eid eidmubarak mubarak
    ramzanmubarak bakraeid basant azadi youmeazadi peer pir mangal budh jumerat juma jummah jumma hafta itwar`),
  ...words(`
    allah allahuakbar akbar bismillah mashallah masha inshallah insha alhamdulillah subhanallah subhan astaghfirullah
    labbaik yaali yahussain yaallah muhammad mohammad mohammed muhammed islam islamic muslim quran madina makkah mecca
    jeevey jeeway jeay jive dildil jazba junoon tabdeeli naya nayapakistan kashmirbanegapakistan pti ptizindabad pmln ppp
    bhutto nawaz sharif jinnah quaid quaideazam iqbal allamaiqbal inqilab inqalab bharatmata jaihind jai hind vande mataram`),
  ...words(`
    ali ahmed ahmad hassan hasan hussain husain usman umer omar abdullah abdul bilal hamza zain fahad faisal asad talha
    usama saad adnan kashif tariq nadeem naveed junaid danish arslan zeeshan fatima ayesha aisha zainab maryam khadija
    sana hina sara noor iqra amna khan malik butt chaudhry chaudhary choudhry sheikh raja rana mirza syed shah qureshi
    jutt jatt gujjar rajput arain pathan baloch jaan jani pyar pyara ishq dost yaar zindagi ammi abbu loveyou iloveyou
    meri mera mere merijaan jaane jaaneman janeman bhai bhaijaan khuda hafiz khudahafiz salam salaam assalam assalamu alaikum
    assalamualaikum madad rasool hasbunallah ki ka ke hai he o u e na garam chai biryani chicken shalwar kameez
    na ge gi dil tera tere teri hum tum ho hain kya nahi mein main aur se ko bhi wo woh ye yeh hamara apni sab kuch
    kabhi khushi gham mohabbat muhabbat dosti rab rakha shukar shukriya meherbani watan sohni dharti paisa wasool dulhania
    jeetegi rahega rahegi azaad qaum salamat raho purana jeetega jeetay jeete ga zinda jiye apna time ayega aayega milegi dobara army fauj pakarmy pakfauj`),
  ...words(`
    میدان پاکستان زندہ باد پائندہ زندہباد لاہور کراچی اسلام آباد راولپنڈی فیصل ملتان پشاور کوئٹہ پنجاب سندھ کشمیر گلبرگ
    کرکٹ ہاکی فٹبال فٹ بال ٹینس بیڈمنٹن کبڈی کھیل کھلاڑی کوچ بابر اعظم شاہین آفریدی شاہد رضوان نسیم حارث عمران وسیم اکرم
    شعیب اختر وقار یونس جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر محرم صفر رجب شعبان رمضان شوال
    عید مبارک آزادی جمعہ اتوار اللہ اکبر بسم ماشاءاللہ انشاءاللہ الحمدللہ سبحان محمد علی احمد حسن حسین عثمان عمر فاطمہ عائشہ
    زینب خان ملک بٹ چوہدری شیخ سید شاہ جان پیار عشق دوست زندگی امی ابو مدینہ منورہ مکہ مکرمہ السلام علیکم سلام خدا حافظ یا علی مدد میری میرا جان`),
].map((word) => word.normalize('NFC'));
