/**
 * Has one visit in ten measured (./vitals), once the page has loaded and rests. People who do not want to be counted say so in
 * their browser; one that is driven by a program is nobody's visit. A separate script in every document, because guests' pages
 * have none of Next's.
 */
export const VITALS_SCRIPT =
  "(n=>{if(!n.webdriver&&!n.globalPrivacyControl&&n.doNotTrack!='1'&&Math.random()<.1)addEventListener('load',()=>(self.requestIdleCallback||setTimeout)(()=>{let s=document.createElement('script'),r=document.documentElement.dataset.release;s.type='module';s.src='/_next/static/guest/'+r+'/vitals.js';if(r)document.head.append(s)}))})(navigator)";
