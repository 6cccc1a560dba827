/**
 * Runs before everything else on a page. On a slow connection people type, choose, submit and click before React has hydrated.
 * React would leave the field as it is but hold an empty state and restore that on the next render, the browser would submit
 * the form by itself, to a new page without the entries, and a click would do nothing. So this script records entries and holds
 * submits and clicks back. A popover needs no scripts to open. Short, because it is in each page twice, as an element and as
 * data.
 */
export const BEFORE_HYDRATION_SCRIPT = `(()=>{
const before=window.beforeHydration={entries:new WeakMap,submits:new WeakMap,clicks:new Set};
const on=(name,act)=>addEventListener(name,act,true);
const note=({target:{value,checked},target})=>before.entries.set(target,{value,checked});
on('input',note);
on('change',note);
on('submit',(e)=>{
if(!e.target.hasAttribute('data-waiting'))return;
e.preventDefault();
before.submits.set(e.target,e.submitter);
});
on('click',(e)=>{
const button=e.target.closest?.('button[type=button]:not([popovertarget])');
if(!button||before.isOver)return;
e.stopPropagation();
before.clicks.add(button);
button.ariaBusy=true;
});
})()`.replaceAll('\n', '');
