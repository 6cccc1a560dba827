/**
 * Stands before everything else of a page. On a slow line one types, chooses and sends before React listens: it would
 * leave the field as it is but keep an empty state, and put that back with the next rendering; and the browser would send
 * the form by itself, as a new page without what was typed. So entries are noted and sending waits.
 */
export const BEFORE_HYDRATION_SCRIPT = `(()=>{
const entries=new WeakMap,submits=new WeakMap;
window.beforeHydration={entries,submits};
const note=({target})=>entries.set(target,{value:target.value,checked:target.checked});
addEventListener('input',note,true);
addEventListener('change',note,true);
addEventListener('submit',(event)=>{
if(!event.target.hasAttribute('data-waiting'))return;
event.preventDefault();
submits.set(event.target,event.submitter);
},true);
})()`.replaceAll('\n', '');
