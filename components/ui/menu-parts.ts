export { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu';
