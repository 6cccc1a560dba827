/**
 * Runs before everything else on a page. On a slow line people type, choose, send and press before React has hydrated. React
 * would leave the field as it is but keep an empty state and restore that on the next render, the browser would submit the form
 * by itself, to a new page without the entries, and a press would do nothing. So this script records entries and holds submits
 * and presses back. On guests' pages `first-touch` holds the presses.
 */
export const BEFORE_HYDRATION_SCRIPT = `(()=>{
const entries=new WeakMap,submits=new WeakMap,presses=new Set;
window.beforeHydration={entries,submits,presses,isOver:false};
const note=({target})=>entries.set(target,{value:target.value,checked:target.checked});
addEventListener('input',note,true);
addEventListener('change',note,true);
addEventListener('submit',(event)=>{
if(!event.target.hasAttribute('data-waiting'))return;
event.preventDefault();
submits.set(event.target,event.submitter);
},true);
addEventListener('click',(event)=>{
const button=event.target.closest?.('button[type=button]');
if(!button||window.firstTouch||window.beforeHydration.isOver)return;
event.preventDefault();
event.stopPropagation();
presses.add(button);
button.setAttribute('aria-busy','true');
},true);
})()`.replaceAll('\n', '');
