/** Paragraphs in many languages, as they occur in products, with Latin words and numbers in them. */

/** A text and its language. */
export interface Paragraph {
  lang: string;
  text: string;
}

/** Languages that browsers break by rules. */
export const ruled: readonly Paragraph[] = [
  {
    lang: "ja",
    text: "「Acme」へようこそ！ログインして、チームのダッシュボード（ベータ版）をご覧ください。キャッシュは最大30分間、サーバーに保存されます…詳しくはこちら→ヘルプ・センター、または03-1234-5678まで。",
  },
  {
    lang: "ja",
    text: "東京都千代田区丸の内1丁目9番1号、〒100-0005。料金は￥1,200／月（税込）〜です。『設定』ー「通知」から変更できます。ちょっと待って！？人々は20％もっと速く仕事ができました。",
  },
  {
    lang: "zh",
    text: "欢迎使用“Acme”平台。请在“设置”中选择“通知”，然后点击“保存”（约3分钟）。本月共完成1,250个订单，增长12.5%；客户满意度为98％！详情请见《用户手册》第3章：快速入门——常见问题……",
  },
  {
    lang: "zh-Hant",
    text: "歡迎回來！您的訂單「A-1024」已於2024/11/23出貨，預計3～5個工作天送達（離島除外）。如有任何問題，請聯絡support@example.com或撥打(02) 2345-6789。價格：NT$1,200、US$40。",
  },
  {
    lang: "en",
    text: "The sign 漢字 means “Chinese character”; “漢字”と「漢字」 are quoted in two ways — see Table 3 (東京) and 〈title〉…",
  },
  {
    lang: "ko",
    text: "Acme에 오신 것을 환영합니다! 계정에 로그인하여 팀의 대시보드(베타)를 확인하세요. 이번 달 주문은 1,250건으로 지난달보다 12.5% 증가했습니다. “설정” > ‘알림’에서 변경할 수 있습니다…",
  },
  {
    lang: "hi",
    text: "आपके खाते में स्वागत है! कृपया जारी रखने के लिए साइन-इन करें। इस महीने कुल 1,250 ऑर्डर पूरे हुए (12.5% अधिक), जिनमें से ₹45,000 के ऑर्डर मुंबई—दिल्ली मार्ग पर थे। ‘सेटिंग्स’ में “सूचनाएँ” बदलें॥",
  },
  {
    lang: "ar",
    text: "مرحبًا بك في «Acme»! يُرجى تسجيل الدخول للمتابعة؛ هل نسيت كلمة المرور؟ بلغ عدد الطلبات هذا الشهر 1,250 طلبًا (بزيادة 12.5٪)، منها ٤٥ طلبًا عاجلًا. اتصل على +966 50 123 4567 أو support@example.com.",
  },
  {
    lang: "he",
    text: "ברוכים הבאים ל־Acme! התחברו כדי להמשיך (גרסת בטא). החודש הושלמו 1,250 הזמנות, עלייה של 12.5% – מתוכן ₪4,500 בתל־אביב. האם שכחתם את הסיסמה? צרו קשר: support@example.com, צה״ל וד״ר כהן.",
  },
  {
    lang: "fa",
    text: "به «Acme» خوش آمدید! برای ادامه وارد حساب خود شوید؛ رمز عبور را فراموش کرده‌اید؟ این ماه ۱٬۲۵۰ سفارش (۱۲٫۵٪ بیشتر) انجام شد.",
  },
  {
    lang: "fr",
    text: "Voulez-vous vraiment supprimer « Acme » ? 12,5 % des commandes – c’est peu !",
  },
  {
    lang: "en",
    text: "Emoji 🚀 in text: 👍🏽 thumbs, 🇫🇷🇩🇪 flags, 👩‍👩‍👧 family, ❤️ heart, ☀ sun, ①②③ and 5️⃣ keys",
  },
];

/** Languages written without spaces between words, for which browsers use a dictionary. */
export const spaceless: readonly Paragraph[] = [
  {
    lang: "th",
    text: "ยินดีต้อนรับสู่ Acme กรุณาเข้าสู่ระบบเพื่อดำเนินการต่อ เดือนนี้มีคำสั่งซื้อทั้งหมด 1,250 รายการ (เพิ่มขึ้น 12.5%) ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน",
  },
  { lang: "lo", text: "ສະບາຍດີ ຍິນດີຕ້ອນຮັບສູ່ລະບົບຂອງພວກເຮົາ (1,250 ລາຍການ)" },
  { lang: "my", text: "မြန်မာဘာသာစကားသည် မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာစကားဖြစ်သည်။" },
  { lang: "km", text: "ភាសាខ្មែរជាភាសាផ្លូវការរបស់ប្រទេសកម្ពុជា។ ប្រើ Acme 2.0" },
];
